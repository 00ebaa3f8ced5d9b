import type { BrowserContext, Page } from '@playwright/test'

/**
 * What Chrome 109 and Firefox 115, the last ones of Windows 7, or Safari 16.4 lack (MDN's compatibility
 * tables), by the object that has it in the tests' browser. Without `Element.checkVisibility`, which Safari
 * has since 17.4: Playwright calls it in the page.
 */
export const later: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  Iterator: ['from', 'concat'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise', 'f16round'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': [
    'toBase64',
    'toHex',
    'setFromBase64',
    'setFromHex',
    'toReversed',
    'toSorted',
    'with',
  ],
  Intl: ['DurationFormat', 'Segmenter'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  'Element.prototype': ['setHTMLUnsafe', 'moveBefore'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  ReadableStream: ['from'],
}

/** Removes from every page that this context, or page, opens from now on what the oldest supported browsers lack. */
export async function asInOldestBrowser(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(forget, later)
}

/** Runs in the browser. Skips what that lacks itself. */
function forget(members: typeof later): void {
  for (const [path, names] of Object.entries(members)) {
    let owner: unknown = window
    for (const part of path.split('.'))
      owner = (owner as Record<string, unknown> | undefined)?.[part]
    for (const name of names) if (owner) delete (owner as Record<string, unknown>)[name]
  }
}
