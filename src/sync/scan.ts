/** QR codes, drawn and read. Both libraries are loaded when they are first needed, and read without any server. */

/** A QR code as an SVG picture. Codes in capitals and digits become smaller pictures. */
export async function drawCode(text: string): Promise<string> {
  const { default: encodeQR } = await import('qr');
  return encodeQR(text, 'svg', { ecc: 'low', border: 2 });
}

/** The code in a picture; undefined if there is none to be read. */
export async function readPicture(picture: ImageBitmapSource): Promise<string | undefined> {
  const found = await (await detector()).detect(picture).catch(() => []);
  return found[0]?.rawValue;
}

/**
 * Watches a playing video for codes.
 * @param onCode called for every code seen, the same one again and again while it is held there
 * @returns what stops it
 */
export function watchForCodes(video: HTMLVideoElement, onCode: (text: string) => void): () => void {
  let stopped = false;
  const look = async (): Promise<void> => {
    if (stopped) return;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      const code = await readPicture(video);
      if (code !== undefined && !stopped) onCode(code);
    }
    if (!stopped) requestAnimationFrame(() => void look());
  };
  void look();
  return () => {
    stopped = true;
  };
}

interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let made: Promise<Detector> | undefined;
const detector = (): Promise<Detector> => {
  made ??= makeDetector();
  return made;
};
/** The phone's own reader where it has one: it is faster and sees worse pictures. */
async function makeDetector(): Promise<Detector> {
  const own = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch((): readonly string[] => [])) ?? [];
  if (own && formats.includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] }) as unknown as Detector;
}
