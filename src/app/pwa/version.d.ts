/** The app's version as package.json names it, put in by the build. */
declare const __APP_VERSION__: string;
