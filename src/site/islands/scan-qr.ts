import { qrContentOf } from './qr/qr-content.ts'

/**
 * Reads a QR code in front of the camera and says where it leads. Opens, sends and records nothing. The
 * reader is large, so it is loaded from this site only when the camera is started.
 */
const place = document.querySelector<HTMLElement>('[data-scan]')
const button = place?.querySelector('button')
const video = place?.querySelector('video')
const status = place?.querySelector<HTMLElement>('[role=status]')

/** How often a frame is examined, in milliseconds. */
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

/** Returns the text of the first QR code in front of the camera; null when it was stopped. */
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

/** Says what a code holds; fills in what can be looked up, for the reader to compare and send. */
function explain(text: string, words: DOMStringMap): string {
  const content = qrContentOf(text, location.host)
  if (content.of === 'reference') fillIn('reference', content.reference)
  if (content.of === 'receipt') {
    fillIn('receipt', content.receipt)
    fillIn('check', content.check)
  }
  const host = content.of === 'foreign' ? content.host : ''
  return (words[content.of] ?? '').replace('{host}', host)
}

function fillIn(id: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)
  if (!field) return
  field.value = value
  const folded = field.closest('details')
  if (folded) folded.open = true
}
