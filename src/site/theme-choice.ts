import { themeCookie, themes } from './cookies.ts'
import { fieldsIn } from './form.ts'
import { pageAddress } from './return-address.ts'
import { pageBeforeSetUp } from './route.ts'
import { seeOther } from './show.tsx'

/** Remembers the theme and returns to the page. */
export const themePage = pageBeforeSetUp({
  method: 'POST',
  path: '/theme',
  permission: 'public',
  run: async ({ request, isSecure }) => {
    const fields = await fieldsIn(request)
    const theme = themes.find((each) => each === fields.theme) ?? 'dark'
    return seeOther(pageAddress(fields.return), [themeCookie(theme, isSecure)])
  },
})
