import type { Words } from '../words.ts'

interface ConfirmProps {
  words: Words
  email: string
  token: string
}

export function Confirm({ words, email, token }: ConfirmProps) {
  const { confirm } = words
  return (
    <section className="lead">
      <h1>{confirm.title}</h1>
      <p>{confirm.lead(email)}</p>
      <form method="post" action="/confirm">
        <input type="hidden" name="token" value={token} />
        <button className="main" type="submit">
          {confirm.submit}
        </button>
      </form>
    </section>
  )
}

export function SignInToConfirm({ words: { confirm } }: { words: Words }) {
  return (
    <section className="lead">
      <h1>{confirm.title}</h1>
      <p>{confirm.signInFirst}</p>
      <p>
        <a className="button" href="/login?return=%2Faccount">
          {confirm.signIn}
        </a>
      </p>
    </section>
  )
}

export function ConfirmEnded({ words }: { words: Words }) {
  const { confirm } = words
  return (
    <section className="lead">
      <h1>{confirm.endedTitle}</h1>
      <p>{confirm.ended}</p>
      <p>{confirm.again}</p>
      <p>
        <a className="button" href="/account">
          {confirm.toAccount}
        </a>
      </p>
    </section>
  )
}
