import { type Journey, knownJourney } from '#modules/organisation/help.schema'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { Help, titleOf } from './page.tsx'

export const helpPage = page({
  method: 'GET',
  path: '/help',
  permission: 'public',
  run: (context) => {
    const { words, query } = context
    const journey = askedFor(query)
    return show(context, {
      title: titleOf(words, journey),
      description: words.help.lead,
      main: <Help words={words} journey={journey} />,
    })
  },
})

/** Ignores a country that the table does not know: the index is more help than an empty page. */
function askedFor(query: URLSearchParams): Journey {
  return knownJourney({ origin: query.get('from'), destination: query.get('to') })
}
