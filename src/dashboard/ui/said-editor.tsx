import { Stack } from '@mantine/core'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { type Language, languages } from '#platform/languages.schema'
import { useComposerWords } from '../words/composer.ts'
import classes from './composer.module.css'
import { Composer } from './composer.tsx'
import { Folded } from './folded.tsx'
import { FailedPart, usePart } from './loaded.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import type { DraftSentence } from './sentences.ts'
import { type DraftSaid, errorsBelow } from './sentences.ts'

interface SaidInText {
  place: Place
  /** How many sentences make the text; one is a title. */
  most?: number
  /** Which of the sentences of the place fit; by default all. */
  fits?: (key: SentenceKey) => boolean
  sentences: readonly DraftSentence[]
  /** By path below the sentences, such as `0.gaps.day`. */
  errors?: Readonly<Record<string, string>>
  onChange: (sentences: DraftSentence[]) => void
}

/** The catalogue is fetched only when somebody looks for a sentence. */
const load = () => import('./composer.tsx')

/** What is sent of a text: own words, or the sentences above them too. */
export const toldBy = (sentences: readonly DraftSentence[], own: string) =>
  sentences.length === 0 ? own : { sentences: [...sentences], own }
export type ToldText = ReturnType<typeof toldBy>

/** Sentences of the catalogue for a text of one field: each reader reads them in the own language, above own words. */
export function SaidInText({ sentences, errors = {}, ...asked }: SaidInText) {
  const words = useComposerWords()
  const { part, want, asked: query } = usePart(load, sentences.length > 0)
  return (
    <details className={classes.folded} open={sentences.length > 0} onToggle={want}>
      <summary>{words.offers}</summary>
      <FailedPart what={words.offers} queries={[query]} />
      {part && <part.Composer {...asked} {...{ sentences, errors }} offered={languages} />}
    </details>
  )
}

interface SaidEditor {
  place: Place
  said: DraftSaid
  /** The languages that the site offers. */
  offered: readonly Language[]
  /** By path below it, such as `sentences.0.gaps.day` or `own.en`; of the whole under the empty path. */
  errors: Readonly<Record<string, string>>
  /** How many sentences, and how long the own words, may be. */
  most?: number
  longest?: number
  /** Of the form, for the field of own words. */
  path?: string
  onChange: (said: DraftSaid) => void
}

/** Composes what the public reads: sentences, and own words below them where no sentence says it. */
export function SaidEditor(props: SaidEditor) {
  const { place, said, offered, errors, most, longest, path, onChange } = props
  const words = useComposerWords()
  const ownErrors = errorsBelow(errors, 'own')
  const { '': whole } = errors
  const own = (
    <OwnWordsField
      {...{ place, offered, longest }}
      path={path && `${path}.own`}
      own={said.own}
      errors={ownErrors}
      onChange={(next) => onChange({ ...said, own: next })}
      onSentence={(sentence, next) =>
        onChange({ sentences: [...said.sentences, sentence], own: next })
      }
    />
  )
  return (
    <Stack gap="md">
      <Composer
        {...{ place, most, offered }}
        sentences={said.sentences}
        errors={{ ...errorsBelow(errors, 'sentences'), ...(whole && { '': whole }) }}
        onChange={(sentences) => onChange({ ...said, sentences })}
      />
      {/* A title is either: then both are in sight. */}
      {most === 1 ? (
        own
      ) : (
        <Folded
          title={words.own}
          isNeeded={Object.keys(said.own).length > 0 || Object.keys(ownErrors).length > 0}
        >
          {own}
        </Folded>
      )}
    </Stack>
  )
}
