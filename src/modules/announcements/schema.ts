import { z } from 'zod'
import { publicText } from '#modules/speech/said.schema'
import { publicly } from '#modules/speech/schema'
import { hour } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'
import { filled, problems } from '#platform/problems.schema'
import { filledProse } from '#platform/text.schema'
import { announcements as texts } from '#texts/problems/desk-announce'

const announcementProblems = problems('announcements', texts)

/** So many candidates are told at once. */
const mostAtOnce = 100

/** How long own words may be, in characters. */
const longestAnnouncement = 1000

export const newAnnouncementSchema = z.object({
  /** Sentences of the catalogue that may stand in a notice, own words, or both. */
  text: publicText(
    'notice',
    publicly(
      'text',
      filledProse(longestAnnouncement, announcementProblems.noText, announcementProblems.longText),
    ),
  ),
  recordIds: z
    .array(z.uuid())
    .min(1, { error: announcementProblems.noCandidate })
    .max(mostAtOnce, {
      error: filled(announcementProblems.manyCandidates, { most: mostAtOnce }),
    }),
})
export type NewAnnouncement = z.output<typeof newAnnouncementSchema>

/** Whose files say it now, and why others do not. */
export const announcedSchema = z.object({
  told: z.array(z.string()),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type Announced = z.output<typeof announcedSchema>

const announcementSchema = z.object({
  id: z.string(),
  text: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
})
export type Announcement = z.output<typeof announcementSchema>

export const announcementListSchema = z.object({ announcements: z.array(announcementSchema) })

/** As many calls as tell everybody whom one filter finds, and a few more. */
export const announcementRates = rates({
  announcement: { tries: 60, window: hour, of: 'account' },
})
