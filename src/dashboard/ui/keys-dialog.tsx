import { Kbd, Switch, Title } from '@mantine/core'
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

/** Which keys do what on this page, and the switch that turns single letters off. */
export function KeysDialog({ isOpen, onClose, groups }: KeysDialog) {
  const isOn = useSingleKeys()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys" zIndex={400}>
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
        label="Single keys work anywhere on the page"
        description="Turn it off if a voice or a slip of the hand sets them off. Within the viewer they always work."
      />
    </Dialog>
  )
}
