/**
 * A part of the settings screen. A file in sections/ that exports one as `section` stands on the screen; nothing else
 * needs to know of it.
 */
import type { Component } from 'solid-js';

export interface SettingSection {
  /** Letters and hyphens; the section's address is /settings#<id>. */
  readonly id: string;
  readonly title: () => string;
  /** Where it stands: the look 10, dice 20, language 30, the app 40, storage 50, about 90. */
  readonly order: number;
  /** Rows and fields; the head is drawn for it. */
  readonly Body: Component;
}
