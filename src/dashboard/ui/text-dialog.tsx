import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Place } from '#modules/speech/catalogue.schema'
import { useActionWords } from '#words/actions'
import { useShellWords } from '../words/index.ts'
import { Said } from '../words/said.tsx'
import { Dialog } from './dialog.tsx'
import { type PublicText, publicTextOf, SaidInText } from './said-in-text.tsx'
import type { DraftSentence } from './sentences.ts'
import classes from './text-dialog.module.css'
import { useUnsavedInput } from './unsaved-input.ts'
import { useRefusals } from './use-refusals.ts'

/** A sentence that is ready to be chosen. */
export interface Offered {
  label: string
  sentence: DraftSentence
}

export interface TextDialog {
  isOpen: boolean
  title: string
  label: string
  hint: ReactNode
  button: string
  missing: string
  most: number
  /** Ready-made sentences, as the writer reads them. */
  offers?: readonly Offered[]
  /** Where the text stands: sentences of the catalogue for that place can stand above it. */
  place?: Place
  onClose: () => void
  /** Sends the text; the dialog stays, with the text, unless this resolves to something truthy. */
  onText: (text: PublicText) => Promise<unknown>
}

/**
 * Asks for a few sentences: a reason, an answer, what is wrong. Typed text stays until it was sent or
 * “Cancel” is pressed, so that a look at the page behind loses nothing.
 */
export function TextDialog({ isOpen, title, onClose, onText, ...rest }: TextDialog) {
  const [text, setText] = useState('')
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const end = () => {
    setText('')
    setSentences([])
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <TextForm
        {...rest}
        {...{ text, sentences }}
        onType={setText}
        onSentences={setSentences}
        onCancel={end}
        onSend={async () => {
          if (await onText(publicTextOf(sentences, text.trim()))) end()
        }}
      />
    </Dialog>
  )
}

interface TextForm
  extends Pick<TextDialog, 'label' | 'hint' | 'button' | 'missing' | 'most' | 'offers' | 'place'> {
  text: string
  sentences: readonly DraftSentence[]
  onType: (text: string) => void
  onSentences: (sentences: DraftSentence[]) => void
  onCancel: () => void
  onSend: () => Promise<void>
}

function TextForm(form: TextForm) {
  const { text, sentences, label, hint, button, missing, most, offers = [], place, ...on } = form
  const { cancel } = useShellWords()
  const { readyMade } = useActionWords()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = text.trim() === '' && sentences.length === 0
  const { 0: refusal } = useRefusals(place ?? 'reason', place ? [text] : [])
  const wrong = refusal?.why ?? problem
  useUnsavedInput(!isEmpty)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return setProblem(missing)
    setBusy(true)
    void on.onSend().finally(() => setBusy(false))
  }
  return (
    <form onSubmit={send}>
      {offers.length > 0 && (
        <Group gap="xs" mb="sm" role="group" aria-label={readyMade}>
          {offers.map(({ label: offer, sentence }) => (
            <Button
              key={offer}
              size="compact-sm"
              variant="default"
              classNames={{ root: classes.offer ?? '', label: classes.offerLabel ?? '' }}
              onClick={() => on.onSentences([...sentences, sentence])}
            >
              {offer}
            </Button>
          ))}
        </Group>
      )}
      {place && <SaidInText {...{ place, sentences }} onChange={on.onSentences} />}
      <Textarea
        label={label}
        description={hint}
        value={text}
        error={wrong && <Said>{wrong}</Said>}
        onChange={({ currentTarget: { value } }) => on.onType(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        aria-keyshortcuts="Control+Enter"
        autosize
        minRows={3}
        maxLength={most}
        mb="lg"
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={on.onCancel} disabled={isBusy}>
          {cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {button}
        </Button>
      </Group>
    </form>
  )
}
