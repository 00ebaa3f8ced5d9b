/** Size and margin; CSS has no name for A6. */
const sizes = { A4: ['A4', '15mm'], A6: ['105mm 148mm', '7mm'] } as const

/**
 * The size of the printed page while a slip is shown. A rule of its own for the whole document: a named
 * page would add an empty sheet after the slip.
 */
export function PaperSize({ paper }: { paper: keyof typeof sizes }) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content
  const [size, margin] = sizes[paper]
  return <style nonce={nonce}>{`@page { size: ${size}; margin: ${margin} }`}</style>
}
