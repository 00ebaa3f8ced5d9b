import { fieldsIn } from '../form.ts'
import { languagesOf } from '../messages/index.ts'
import { pageAddress } from '../return-address.ts'
import { pageBeforeSetUp } from '../route.ts'
import { seeOther } from '../show.tsx'
import { languageCookie } from './languages.ts'

/** Remembers the language and returns to the page. A language that is not offered changes nothing. */
export const languagePage = pageBeforeSetUp({
  method: 'POST',
  path: '/language',
  permission: 'public',
  run: async ({ request, organisation, isSecure }) => {
    const fields = await fieldsIn(request)
    const language = languagesOf(organisation).find((each) => each === fields.language)
    const cookies = language === undefined ? [] : [languageCookie(language, isSecure)]
    return seeOther(pageAddress(fields.return), cookies)
  },
})
