import { cookieIn, cookieName } from '#platform/cookies/schema'

/**
 * Returns the language of a page, one of `offered`: the chosen one, else the best that the browser asks for
 * (RFC 9110, section 12.5.4), else the first.
 */
export function languageFor<Offered extends string>(
  request: Request,
  offered: readonly Offered[],
  isSecure: boolean,
): Offered {
  const name = cookieName('language', isSecure)
  const chosen = cookieIn(request.headers.get('cookie'), name)
  return (
    offered.find((language) => language === chosen) ??
    wanted(request.headers.get('accept-language') ?? '', offered) ??
    (offered[0] as Offered)
  )
}

/** Reads what the browser asks for: `bn-BD, en;q=0.8` asks for Bengali; a region does not matter here. */
function wanted<Offered extends string>(
  accepted: string,
  offered: readonly Offered[],
): Offered | undefined {
  let best: { language: Offered; quality: number } | undefined
  for (const range of accepted.toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const language = offered.find((each) => each === tag.split('-')[0])
    if (language === undefined) continue
    const given = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = given === undefined ? 1 : Number(given.slice(2))
    if (quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language
}
