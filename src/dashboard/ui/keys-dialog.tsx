import { Kbd, Switch, Title } from '@mantine/core'
import { useActionWords } from '#words/actions'
import { Dialog } from './dialog.tsx'
import classes from './keys-dialog.module.css'
import { keepText, keptText, makeStore, useStored } from './store.ts'

const name = 'candor-single-keys'
const singleKeys = makeStore(keptText(name) !== 'off')

/** Tells whether single letters act wherever the focus is (WCAG 2.1.4: they can be turned off). */
export const singleKeysOn = singleKeys.get

function setSingleKeys(next: boolean): void {
  singleKeys.set(next)
  keepText(name, next ? 'on' : 'off')
}

/** Tells whether a key belongs elsewhere: to a field, a select, or an open dialog. */
export function isKeyTaken({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const element = target instanceof Element ? target : null
  return (
    element?.closest('input, textarea, select, [contenteditable]') != null ||
    document.querySelector('[role="dialog"]:not([data-viewer])') !== null
  )
}

export interface KeyGroup {
  title: string
  keys: readonly { keys: readonly string[]; does: string }[]
}

interface KeysDialog {
  isOpen: boolean
  onClose: () => void
  groups: readonly KeyGroup[]
}

/** The keys of this page, and the switch that turns single letters off. */
export function KeysDialog({ isOpen, onClose, groups }: KeysDialog) {
  const { keys: words } = useActionWords()
  const isOn = useStored(singleKeys)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} zIndex={400}>
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <Title order={3} size="h5" mb="xs">
            {title}
          </Title>
          <dl className={classes.keys}>
            {keys.map(({ keys: names, does }) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => setSingleKeys(checked)}
        label={words.single}
        description={words.hint}
      />
    </Dialog>
  )
}
