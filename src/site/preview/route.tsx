import { z } from 'zod'
import { latestNotices } from '#modules/notices'
import {
  imagesPerNotice,
  type Notice,
  type NoticeWords,
  noticeFieldsSchema,
} from '#modules/notices/schema'
import { type Organisation, organisationWith } from '#modules/organisation'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { legalPages } from '#modules/organisation/lines.schema'
import { settingsDraftSchema } from '#modules/organisation/schema'
import { sentencesFor } from '#modules/speech/said.schema'
import { verdictsOn } from '#modules/speech/schema'
import { dayIn } from '#platform/clock/schema'
import { refusal, refuseUnless } from '#platform/errors'
import { languages } from '#platform/languages.schema'
import { line, prose } from '#platform/text.schema'
import { Home } from '../about/home.tsx'
import { legalText } from '../about/legal.tsx'
import { themes } from '../cookies.ts'
import { formIn } from '../form.ts'
import { accentStyles } from '../identity/route.ts'
import { footerGroups, type GroupIn, linkNames, menuGroups, tilesOf } from '../layout/navigation.ts'
import { noticeFor } from '../notices/list.tsx'
import { OneNotice } from '../notices/notices.tsx'
import { page, type RequestContext } from '../route.ts'
import { type PageOptions, show } from '../show.tsx'
import { wordsIn } from '../words.ts'

const ownPicture = /^\/api\/v1\/managed-notices\/[0-9a-f-]{36}\/images\/[12]$/

const wordsDraftSchema = z.object({ title: line().max(500), text: prose().max(25_000) })

/** A notice that is being written; its pictures are files in the writer's browser, or stored here. */
export const noticeDraftSchema = wordsDraftSchema.extend({
  /** Unfinished ones are left out. */
  sentences: z.array(sentencesFor('notice').element.nullable().catch(null)).max(8).default([]),
  language: z.enum(languages).default('en'),
  translations: z.partialRecord(z.enum(languages), wordsDraftSchema).default({}),
  publishedAt: z.iso.datetime().optional(),
  images: z
    .array(
      z.object({
        url: z
          .string()
          .max(300)
          .refine((url) => url.startsWith('blob:') || ownPicture.test(url)),
        width: z.number().int().min(1).max(100_000),
        height: z.number().int().min(1).max(100_000),
      }),
    )
    .max(imagesPerNotice),
})

/** Returns a draft as the notice that it would become now. */
function shownDraft(
  {
    sentences,
    language,
    translations,
    images,
    publishedAt,
    ...words
  }: z.output<typeof noticeDraftSchema>,
  now: string,
): Notice {
  const begun = Object.entries(translations).filter(([, { title, text }]) => title || text)
  return {
    id: 'preview',
    ...shownWords(words),
    language,
    sentences: sentences.filter((each) => each !== null),
    translations: Object.fromEntries(begun.map(([each, draft]) => [each, shownWords(draft)])),
    publishedAt: publishedAt ?? now,
    version: 1,
    images: images.map(({ url, width, height }, at) => ({
      place: at + 1,
      width,
      height,
      // A page adds the width after "?"; after "#" a browser ignores it, and finds the file.
      imageUrl: url.startsWith('blob:') ? `${url}#` : url,
    })),
  }
}

/** Replaces text that may not be published by the reason. */
function shownWords({ title, text }: NoticeWords): NoticeWords {
  const words = noticeFieldsSchema.safeParse({ title, text })
  const refused = new Map(
    verdictsOn(noticeFieldsSchema, { title, text }).map(({ path, message }) => [path, message]),
  )
  return {
    title: refused.get('title') ?? words.data?.title ?? title,
    text: refused.get('text') ?? words.data?.text ?? text,
  }
}

const wanted = {
  language: z.enum(siteLanguages).default('en'),
  theme: z.enum(themes).default('dark'),
}

const json = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((text) => {
    try {
      return typeof text === 'string' ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  }, inner)

const settingsForm = z.object({
  ...wanted,
  page: z.enum(['home', ...legalPages]).default('home'),
  draft: json(settingsDraftSchema),
})
const noticeForm = z.object({ ...wanted, draft: json(noticeDraftSchema) })

/** Reads a form of any length that the limit on requests allows. */
async function formOf<Form extends z.ZodType>(request: Request, form: Form) {
  const parsed = form.safeParse(Object.fromEntries(await formIn(request)))
  if (!parsed.success) throw refusal('request.invalid')
  return parsed.data as z.output<Form>
}

/**
 * Shows a page as it would look. The dashboard fetches it and writes it into a frame without scripts, forms
 * and new windows, so that no address of ours has to allow framing.
 */
function showPreview(
  context: RequestContext,
  { language, theme }: { language: (typeof siteLanguages)[number]; theme: PageOptions['theme'] },
  options: Omit<PageOptions, 'theme' | 'here' | 'isPreview'>,
  organisation: Organisation = context.organisation,
): Promise<Response> {
  const words = wordsIn(language, organisation)
  return show(
    { ...context, organisation, words },
    {
      ...options,
      ...(theme === undefined ? {} : { theme }),
      title: `${words.layout.preview} · ${options.title}`,
      here: '/',
      isPreview: true,
    },
  )
}

const settingsPreview = page(
  'POST /preview/settings',
  { permission: 'organisation:manage', isShownByItself: true },
  async (context) => {
    const form = await formOf(context.request, settingsForm)
    const organisation = organisationWith(context.organisation, form.draft, context.ctx.clock.now())
    const words = wordsIn(form.language, organisation)
    if (form.page !== 'home') {
      const main = legalText(form.page, { ...context, organisation, words })
      const { title } = words.legal.pages[form.page]
      return showPreview(context, form, { title, main }, organisation)
    }
    const notices = await context.ctx.read((ctx) => latestNotices(ctx, 3))
    const today = dayIn(organisation.timeZone, context.ctx.clock.now())
    const main = <Home {...{ organisation, words, notices, today }} />
    return showPreview(context, form, { title: words.home.title, main }, organisation)
  },
)

const noticePreview = page(
  'POST /preview/notice',
  { permission: 'notices:manage', isShownByItself: true },
  async (context) => {
    const form = await formOf(context.request, noticeForm)
    const { organisation } = context
    const words = wordsIn(form.language, organisation)
    const draft = shownDraft(form.draft, context.ctx.clock.now())
    const notice = noticeFor(draft, { organisation, words })
    const main = <OneNotice organisation={organisation} words={words} notice={notice} />
    return showPreview(context, form, { title: notice.title, main })
  },
)

/** Styles of a colour that is not saved yet; the public pages' address serves only the saved one. */
const accentPreview = page(
  'GET /preview/accent/{name}',
  'organisation:manage',
  async ({ params }) => {
    const [, digits] = /^([0-9a-f]{6})\.css$/.exec(params.name ?? '') ?? []
    refuseUnless(digits, 'route.not_found')
    return new Response(accentStyles(`#${digits}`), {
      headers: { 'content-type': 'text/css; charset=utf-8' },
    })
  },
)

const nothing = { sentences: [], own: {} }
const bare = (groups: readonly GroupIn[]) =>
  groups.map(({ title: { text, language }, links }) => ({
    title: { sentences: [], own: { [language]: text } },
    links: links.map(({ url }) => ({ url, title: nothing })),
  }))

/** The usual content, for organisations that start from it. */
const usualPage = page('GET /preview/usual.json', 'organisation:manage', async (context) => {
  const asked = { language: context.query.get('language') ?? undefined }
  const { data } = z.object(wanted).safeParse(asked)
  if (!data) throw refusal('request.invalid')
  const { language } = data
  const usual = { tiles: null, menu: null, footerGroups: null }
  const organisation = { ...context.organisation, ...usual }
  const words = wordsIn(language, organisation)
  const shown = { organisation, words, hasOutwardLinks: true }
  return Response.json({
    tiles: tilesOf(organisation, words).map(({ url }) => ({ url, title: nothing, text: {} })),
    menu: bare(menuGroups(shown)),
    footerGroups: bare(footerGroups(shown)),
    /** What our own pages are called. */
    pages: linkNames(words),
  })
})

export const previewPages = [settingsPreview, noticePreview, accentPreview, usualPage]
