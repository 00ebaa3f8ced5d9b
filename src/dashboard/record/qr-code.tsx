import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { useHandoutWords } from '#words/handout'

/** A QR code as SVG: error correction M, a margin of 4 modules; the style sheet sets its size. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const { qrOf } = useHandoutWords()
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }), [text])
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label ?? qrOf(text)}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
