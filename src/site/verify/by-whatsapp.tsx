import type { ReactNode } from 'react'
import type { Words } from '../words.ts'

/** A chat's line to write in, with the paper clip; and its sheet of choices, with the document before the gallery. */
const drawings: readonly ReactNode[] = [
  <>
    <rect x="3" y="18" width="90" height="28" rx="14" />
    <path d="M16 32h34" />
    <circle className="chosen" cx="72" cy="32" r="12" />
    <path
      className="chosen"
      d="m77 30-6 6.500a3.200 3.200 0 0 1-4.600-4.500l6-6.500a2.100 2.100 0 0 1 3 3l-6 6.300"
    />
  </>,
  <>
    <rect x="3" y="6" width="90" height="52" rx="6" />
    <circle className="chosen" cx="28" cy="28" r="13" />
    <path className="chosen" d="M23 21h7l4 4v10H23zM26 29h5M26 32h5M18 49h20" />
    <circle cx="68" cy="28" r="13" />
    <path d="M61 22h14v12H61zm0 9 4-4 4 4 2-2 4 4M58 49h20" />
  </>,
]

/** A file that came by WhatsApp: why it is another one, and how to be sent the very file, in two drawn steps. */
export function ByWhatsApp({ words: { verify } }: { words: Words }) {
  const { text, steps, ask, message } = verify.whatsApp
  return (
    <>
      <p>{text}</p>
      <ol className="drawn-steps">
        {steps.map((step, at) => (
          <li key={step}>
            <svg className="sign" viewBox="0 0 96 64" width="120" height="80" aria-hidden="true">
              {drawings[at]}
            </svg>
            {step}
          </li>
        ))}
      </ol>
      <p className="soft">{ask}</p>
      <p>
        <b>{message}</b>
      </p>
    </>
  )
}
