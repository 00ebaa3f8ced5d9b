import { partWordsNow } from '#words/parts'
import { doneToast } from './toast.ts'
import { showToast } from './toasts.ts'

/**
 * Puts a text on the clipboard; returns false where the browser refuses. Without https there is only the
 * older way, which supplies the text while the browser copies the selection.
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return handOver(text)
  }
}

function handOver(text: string): boolean {
  let isTaken = false
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isTaken = true
  }
  document.addEventListener('copy', put)
  try {
    return document.execCommand('copy') && isTaken
  } finally {
    document.removeEventListener('copy', put)
  }
}

/** Copies a text of the page, and reports whether it did. */
export async function copyText(text: string): Promise<boolean> {
  const { copy } = partWordsNow()
  const isCopied = await putOnClipboard(text)
  if (isCopied) doneToast(copy.done, 'clipboard')
  else
    showToast({
      message: copy.failed,
      tone: 'problem',
      lasts: 8000,
    })
  return isCopied
}
