import type { App } from '#gate'
import type { Organisation } from '#modules/organisation'
import { actAs } from '#platform/context'
import { whoSent } from './answer-refused.ts'
import { actionField, fileCame, formIn } from './form.ts'
import { formTokenField, formTokens } from './form-token.ts'
import { drawsAgain, findLeft, leadTo, typedIn, whereFull } from './kept-answer.ts'
import { placeFor, placeOf, sentTo } from './places.ts'
import type { RequestContext } from './route.ts'

type Context = Pick<RequestContext<Organisation | null>, 'request' | 'isSecure'>

/** Shows the form again that came along when the language or the look was chosen, as far as something is in it. */
export async function sendAlong(
  app: App,
  { request, isSecure }: Context,
  answer: Response,
): Promise<Response> {
  const form = await formIn(request)
  const path = String(form.get(actionField) ?? '')
  const to = sentTo(path)
  const at = to && placeOf(to.page.path, path)
  if (!at || !drawsAgain(to.page, placeFor(to.page))) return answer
  const { language, theme, ...typed } = await typedIn(request)
  // A form may have a field of its own of the button's name, below it.
  if (language !== undefined && form.getAll('language').length > 1) typed.language = language
  // The name of a chosen file; the file itself is not kept.
  if (to.page.bringsFile && typed.photo) typed[fileCame] = 'yes'
  if (Object.values(typed).every((value) => value.trim() === '')) return answer
  const ctx = actAs(app.runtime, await whoSent(app, request), { goesOnWhenFull: true })
  const tokens = formTokens(ctx, request.headers)
  const said = form.get(formTokenField)
  if ((await tokens.value(path)) !== said) return answer
  const asked = { ctx, request, path, isSecure, formTokens: tokens }
  const earlier = (await findLeft(asked))?.form
  const left = earlier?.path === path ? earlier.left : ({ how: 'typed' } as const)
  const kept = { path, params: to.params, template: to.page.path, fields: typed, left }
  const cookies = answer.headers.getSetCookie()
  return whereFull(
    true,
    () => answer,
    () => leadTo(asked, at, { form: kept }, cookies),
  )
}
