import { Button, Text } from '@mantine/core'
import { goneGaps, type Speaker } from '#modules/speech/compose.schema'
import { useComposerWords } from '#words/composer'
import { useLanguage } from '../look/language.ts'
import { said, useSaid } from '../words/said.tsx'
import classes from './composer.module.css'
import { GapField } from './gap-field.tsx'
import { type DraftSentence, piecesOf } from './sentences.ts'

export { begun, optionsAmong, speakerFrom } from './sentences.ts'

interface SentenceFieldsProps {
  sentence: DraftSentence
  speaker: Speaker
  errorOf: (gap: string) => string | undefined
  onChange: (sentence: DraftSentence) => void
  onRemove: () => void
}

/** A chosen sentence, its gaps as fields. */
export function SentenceFields({
  sentence,
  speaker,
  errorOf,
  onChange,
  onRemove,
}: SentenceFieldsProps) {
  const words = useComposerWords()
  const say = useSaid()
  const language = useLanguage()
  const { key, gaps } = sentence
  const pieces = piecesOf(key, language)
  const wrong = pieces.flatMap(({ gap }) => (gap ? (errorOf(gap) ?? []) : []))[0]
  const plain = pieces.map((piece) => piece.text ?? '…').join('')
  return (
    <>
      <fieldset className={classes.sentence} aria-label={plain}>
        {pieces.map(({ text, gap, isFact }, place) => {
          if (gap === undefined) return <span key={`${place}`}>{text}</span>
          if (isFact) return <span key={`${place}`}>…</span>
          const error = errorOf(gap)
          return (
            <GapField
              key={gap}
              {...{ gap, speaker, value: gaps[gap] }}
              error={error && say(error)}
              onChange={(value) => onChange({ key, gaps: { ...gaps, [gap]: value } })}
            />
          )
        })}
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          aria-label={words.removeOne(plain)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </fieldset>
      {wrong ? (
        <Text size="sm" c="danger" role="alert">
          {said(wrong)}
        </Text>
      ) : (
        goneGaps(sentence, speaker).length > 0 && (
          <Text size="sm" c="danger">
            {words.gone}
          </Text>
        )
      )}
    </>
  )
}
