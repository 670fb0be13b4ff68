/** What a test browser lacks and a phone has: media queries, scrolling, storage, blobs that stream. To be imported first. */
import '../screens/browser.ts';
import 'fake-indexeddb/auto';
import { Blob as StreamingBlob } from 'node:buffer';
import { configure } from '@solidjs/testing-library';

globalThis.Blob = StreamingBlob as unknown as typeof Blob;

// Screens are loaded when they are first shown: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });
