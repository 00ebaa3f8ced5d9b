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
