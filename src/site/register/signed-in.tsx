import type { Words } from '../messages/index.ts'

/** For a signed-in person who opens an invitation: it makes a new account, not theirs. */
export function SignedInAlready({ words, name }: { words: Words; name: string }) {
  const { register, account } = words
  return (
    <section className="plain">
      <h1>{register.signedInTitle}</h1>
      <p>{register.signedIn(name)}</p>
      <p>{register.signedInNext}</p>
      <form method="post" action="/logout">
        <p>
          <button className="main" type="submit">
            {words.layout.signOut}
          </button>
        </p>
      </form>
      <p>
        <a href="/account">{account.title}</a>
      </p>
    </section>
  )
}
