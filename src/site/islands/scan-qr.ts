/**
 * Reads a QR code before the camera and says where it leads. Nothing is opened, sent or recorded.
 * The reader comes from this site when the camera is started, and not before: it is large.
 */
const place = document.querySelector<HTMLElement>('[data-scan]')
const button = place?.querySelector('button')
const video = place?.querySelector('video')
const status = place?.querySelector<HTMLElement>('[role=status]')
const reference = document.querySelector<HTMLInputElement>('#reference')

/** How often a picture is looked at, in milliseconds. */
const pause = 200
let stream: MediaStream | null = null

// An insecure page has no mediaDevices, whatever the types say.
if (place && button && video && status && window.isSecureContext && 'mediaDevices' in navigator) {
  place.hidden = false
  const { start = '', stop = '', looking = '', noCamera = '' } = place.dataset
  const end = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = null
    video.hidden = true
    button.textContent = start
  }
  button.addEventListener('click', () => {
    if (stream) return end()
    status.textContent = looking
    scan(video, () => {
      button.textContent = stop
    })
      .then((text) => {
        if (text !== null) status.textContent = explain(text, place.dataset)
      })
      .catch(() => {
        status.textContent = noCamera
      })
      .finally(end)
  })
  window.addEventListener('pagehide', end)
}

/** The text of the first QR code that comes before the camera; null when it was stopped. */
async function scan(picture: HTMLVideoElement, onStart: () => void): Promise<string | null> {
  const mine = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  stream = mine
  picture.srcObject = mine
  picture.hidden = false
  onStart()
  const [{ readQr }] = await Promise.all([import('./qr/read-qr.ts'), picture.play()])
  while (stream === mine) {
    const text = await readQr(picture)
    if (text !== null) return text
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}

/** What a code holds, in words. That it leads here says nothing about the paper around it. */
function explain(text: string, words: DOMStringMap): string {
  if (/^\s*CR-[0-9A-Z]{8}\s*$/i.test(text)) {
    if (reference) reference.value = text.trim()
    return words.reference ?? ''
  }
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return words.other ?? ''
  if (url.host === location.host) return (holdsReceipt(url) ? words.receipt : words.own) ?? ''
  return (words.foreign ?? '').replace('{host}', url.host)
}

/** Fills the number and the check value of a receipt's code in, for the reader to compare and send. */
function holdsReceipt({ pathname, searchParams }: URL): boolean {
  const [receipt, check] = [searchParams.get('receipt'), searchParams.get('check')]
  if (pathname !== '/verify' || receipt === null || check === null) return false
  const fields = { receipt, check }
  for (const [id, value] of Object.entries(fields)) {
    const field = document.querySelector<HTMLInputElement>(`#${id}`)
    if (field) field.value = value
  }
  return true
}
