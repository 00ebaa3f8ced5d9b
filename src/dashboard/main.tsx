import './zod-without-eval.ts'
import './look/styles.ts'
import './ui/row-height.ts'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { shellWordsNow } from './words/index.ts'

/** The nonce of this answer: the policy allows no style element without it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
// react-remove-scroll, which Mantine's dialogs use, asks get-nonce.
setNonce(nonce)
// Until a page sets its title; in the visitor's language.
document.title = shellWordsNow().dashboard

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App nonce={nonce} />
  </StrictMode>,
)
