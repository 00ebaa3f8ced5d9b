import { journeyCard, watermarkText } from '#modules/documents'
import { documentInViewing } from '#modules/lookup'
import { dayIn } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { isolated } from '#texts/isolated'
import { assets, keepingPolicy } from '../assets.ts'
import { KeepOnPhone, versionOf } from '../kept/keep-on-phone.tsx'
import { KeptStartPage } from '../kept/start-page.tsx'
import { Lead } from '../layout/fields.tsx'
import { groupedNumber } from '../layout/help-rows.tsx'
import { sizeSaid } from '../layout/size-said.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import { contentOf } from './card-content.ts'
import { photoIn } from './card-facts.ts'
import { type FileAccess, type OnFile, openedPage, showOpened } from './file-access.tsx'

/** Returns the pages of the card for the journey of an own file: the page, which prints as the card alone, and the picture. */
export function cardPagesOf(way: FileAccess): AnyPage[] {
  return [
    openedPage(way, `${way.file}/card`, showCard),
    openedPage(way, `${way.file}/card/kept`, showKept),
    openedPage(way, `${way.file}/card.png`, async ({ context, file }) => {
      const { png } = await drawn(context, way, file.opened)
      return new Response(new Uint8Array(png), {
        headers: {
          'content-type': 'image/png',
          'content-length': String(png.length),
          'content-disposition': `inline; filename="${file.opened.record.reference}.png"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  ]
}

/** Draws it from what is on file now. */
async function drawn(context: RequestContext, way: FileAccess, opened: OnFile['file']['opened']) {
  const { ctx, organisation } = context
  const { content, numbers, recordId } = await contentOf(context, way)
  const photo = await ctx.read((read) => photoOf(read, context, way, opened))
  const watermark = watermarkText(isolated(organisation.displayName), opened.record.reference)
  const png = await journeyCard(ctx, {
    ...{ recordId, content },
    photo: photo && { document: photo, watermark },
  })
  return { png, content, numbers }
}

async function photoOf(
  read: ReadContext,
  context: RequestContext,
  way: FileAccess,
  opened: OnFile['file']['opened'],
) {
  const shown = photoIn(opened)
  if (!shown) return null
  const holder = await way.holder(read, context)
  return (await documentInViewing(read, holder, shown.id))?.document ?? null
}

const pictureOf = (way: FileAccess) => `${way.file}/card.png`

/** The start page as a phone keeps it, with the card. */
async function showKept(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { ctx, organisation, words } = context
  refuseUnless(ctx.config.keepsOnPhone, 'route.not_found')
  const { content, journey } = await contentOf(context, way)
  const keptOn = dayIn(organisation.timeZone, ctx.clock.now())
  const shown = { organisation, words, journey, today: keptOn, name: content.name }
  const version = versionOf(content, organisation, photoIn(file.opened))
  return showOpened(on, {
    title: words.keptPage.title,
    keptOn,
    main: <KeptStartPage {...shown} card={pictureOf(way)} version={version} />,
  })
}

async function showCard(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { words, ctx, organisation } = context
  const { card, comma } = words
  const { png, content, numbers } = await drawn(context, way, file.opened)
  const address = pictureOf(way)
  const version = versionOf(content, organisation, photoIn(file.opened))
  const { name, facts, journey } = content
  const main = (
    <>
      <link rel="stylesheet" href={assets.journeyCard.url} />
      <Lead title={card.title} lead={card.lead} />
      <p>
        <a className="button" href={address} download={`${file.opened.record.reference}.png`}>
          {card.save(sizeSaid(words, png.length))}
        </a>
      </p>
      <p className="soft">{card.toPrint}</p>
      <p className="soft">{card.older}</p>
      <img
        className="journey-card"
        src={address}
        alt={card.drawnOf(name)}
        width={873}
        height={1232}
      />
      {ctx.config.keepsOnPhone && <KeepOnPhone {...{ words, way, version }} />}
      <h2>{card.on}</h2>
      <ul className="numbers">
        {[...facts, ...journey].map(({ label, value }) => (
          <li key={label.text}>
            {label.text}
            {': '}
            <bdi lang="en">{value}</bdi>
          </li>
        ))}
        {numbers.map(({ label, tel }) => (
          <li key={tel}>
            {label(words)}
            {comma}
            <a className="phone" href={`tel:${tel}`}>
              <bdi dir="ltr">{groupedNumber(tel)}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <h2>{card.without}</h2>
      <p>{card.withoutText}</p>
      <h2>{card.lost}</h2>
      <p>{card.lostText}</p>
    </>
  )
  const headers = ctx.config.keepsOnPhone
    ? { ...file.headers, 'content-security-policy': keepingPolicy }
    : file.headers
  return showOpened(
    { context, file: { ...file, headers } },
    { title: card.title, main, around: 'read' },
  )
}
