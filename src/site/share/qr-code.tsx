import { encodeQR } from 'qr'

interface QrCodeProps {
  text: string
  label: string
  /** Large for a long text: more and smaller squares, with less error correction. */
  size?: 'usual' | 'large'
}

/** A QR code as SVG: error correction M, a margin of 4 modules; the style sheet sets its size. */
export function QrCode({ text, label, size = 'usual' }: QrCodeProps) {
  const ecc = size === 'large' ? 'low' : 'medium'
  const rows = encodeQR(text, 'raw', { ecc, border: 4 })
  const path = rows.map((row, y) => rowPath(row, y)).join('')
  return (
    <svg
      className={size === 'large' ? 'qr large' : 'qr'}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Draws the dark modules of a row, joining neighbours: a third of the bytes of single squares. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`
  }
  return path
}
