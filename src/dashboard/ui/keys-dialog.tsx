import { Kbd, Switch, Title } from '@mantine/core'
import { useActionWords } from '../words/actions.ts'
import { Dialog } from './dialog.tsx'
import classes from './keys-dialog.module.css'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'

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
  const isOn = useSingleKeys()
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
