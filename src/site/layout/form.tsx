import { type ComponentProps, createContext, useContext } from 'react'
import { formTokenField } from '../form-token.ts'
import { idempotencyField } from '../idempotency-key.ts'

/** The form of a page into which something is typed: what is chosen in the head of the page is sent with it. */
export interface AskedForm {
  id: string
  action: string
  isMultipart: boolean
}

/** What the forms of one page are given while they are drawn, and what they tell of themselves. */
export interface PageForms {
  /** Whose file or account a form to this address is for; null where it says nothing. */
  token(action: string): string | null
  /** The key under which a form to this address counts once; null where it has none. */
  key(action: string): string | null
  /** Whether a form got something that no other page may have. */
  isOwn: boolean
  asks: AskedForm | null
}

/** Outside a page, as in a letter or a test, a form is given nothing. */
const none: PageForms = { token: () => null, key: () => null, isOwn: false, asks: null }

/** The forms of the page that is drawn. */
export const FormsOfPage = createContext<PageForms>(none)

interface FormProps extends ComponentProps<'form'> {
  action: string
  /** Nothing is typed into it: it has buttons, or a file alone. */
  isButton?: boolean
}

/**
 * A form that is posted. It says whose page it is on and has its own key, so that none can forget it: first, because what
 * follows a large file is not read.
 */
export function Form({ isButton, children, ...form }: FormProps) {
  const page = useContext(FormsOfPage)
  const { action, encType } = form
  const [token, key] = [page.token(action), page.key(action)]
  if (token !== null || key !== null) page.isOwn = true
  const isAsked = !isButton && page !== none && page.asks === null
  const id = form.id ?? (isAsked ? 'asked' : undefined)
  if (isAsked && id) page.asks = { id, action, isMultipart: encType !== undefined }
  return (
    <form method="post" {...form} id={id}>
      {token !== null && <input type="hidden" name={formTokenField} value={token} />}
      {key !== null && <input type="hidden" name={idempotencyField} value={key} />}
      {children}
    </form>
  )
}
