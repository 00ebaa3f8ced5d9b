import { putOnClipboard } from './clipboard.ts'
import { doneToast } from './toast.ts'
import { showToast } from './toasts.ts'

/** Copies a text that stands on the page, and says whether it did. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await putOnClipboard(text)
  if (isCopied) doneToast('Copied', 'clipboard')
  else
    showToast({
      message: 'The browser did not let us copy. Select the text and copy it yourself.',
      tone: 'problem',
      lasts: 8000,
    })
  return isCopied
}
