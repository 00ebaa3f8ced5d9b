import { Stack } from '@mantine/core'
import type { Place } from '#modules/speech/catalogue.schema'
import type { Language } from '#platform/languages.schema'
import { useComposerWords } from '#words/composer'
import { Composer } from './composer.tsx'
import { type DraftSaid, errorsBelow } from './draft-said.ts'
import { Folded } from './folded.tsx'
import { OwnWordsField } from './own-words-field.tsx'

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
