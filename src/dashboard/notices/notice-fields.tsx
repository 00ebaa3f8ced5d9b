import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Language, languageNames } from '#platform/languages.schema'
import { useNoticesWords } from '#words/notices'
import { PreviewButton, PreviewView } from '../preview/preview-button.tsx'
import { Composer } from '../ui/composer.tsx'
import { errorsBelow } from '../ui/draft-said.ts'
import { Folded } from '../ui/folded.tsx'
import { type DraftWords, hasOwnWords, isWrongIn } from './draft-words.ts'
import type { ShownPicture } from './picture-slot.tsx'
import { WordsFields } from './words-fields.tsx'

interface NoticeFields {
  words: DraftWords
  /** The languages that the site offers. */
  offered: readonly Language[]
  /** By path, such as `translations.bn.title`. */
  errors: Readonly<Record<string, string>>
  /** The hint at the text. */
  hint?: string
  /** Whether it has pictures, or something is wrong with them. */
  isPictured: boolean
  onChange: (words: DraftWords) => void
  /** The pictures. */
  children: ReactNode
}

/** What a notice is made of: sentences, and whoever needs them own words and pictures. */
export function NoticeFields({ isPictured, children, ...fields }: NoticeFields) {
  const { words, offered, errors, onChange } = fields
  const { form: labels } = useNoticesWords()
  return (
    <>
      <Composer
        place="notice"
        offered={offered}
        errors={errorsBelow(errors, 'sentences')}
        sentences={words.sentences}
        onChange={(sentences) => onChange({ ...words, sentences })}
      />
      <Folded title={labels.own} isNeeded={hasOwnWords(words) || isWrongIn(errors)}>
        <WordsFields {...fields} />
      </Folded>
      <Folded title={labels.pictures} isNeeded={isPictured}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>{children}</SimpleGrid>
      </Folded>
    </>
  )
}

interface NoticePreview extends Pick<NoticeFields, 'words' | 'offered'> {
  images: readonly (ShownPicture | null)[]
  publishedAt?: string | undefined
}

/** The notice's page as everybody will see it, with the pictures that are still only here. */
export function NoticePreview({ words, offered, images, publishedAt }: NoticePreview) {
  const { theNotice } = useNoticesWords()
  const draft = { ...words, publishedAt, images: images.filter((image) => image !== null) }
  return (
    <PreviewButton>
      <PreviewView
        name={theNotice}
        address="/preview/notice"
        fields={{ draft: JSON.stringify(draft) }}
        languages={offered.map((value) => ({ value, label: languageNames[value] }))}
      />
    </PreviewButton>
  )
}
