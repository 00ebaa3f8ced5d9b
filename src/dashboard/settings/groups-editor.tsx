import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { RowTools, useMovedRow } from './row-tools.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

interface GroupsEditor {
  name: 'menu' | 'footerGroups'
  /** What one of them is called: "category", "group". */
  one: string
  most: number
}

const mostLinks = 8

/** Groups of links under titles: the menu's categories, the footer's groups. */
export function GroupsEditor({ name, one, most }: GroupsEditor) {
  const { values, form } = useSettingsForm()
  const groups = values[name] ?? []
  const { noteMove, said } = useMovedRow(`own-${name}`)
  return (
    <>
      <ol id={`own-${name}`} className={classes.rows}>
        {groups.map((_, index) => (
          <li key={index} className={classes.row} data-row={index}>
            <OneGroup
              name={name}
              one={one}
              index={index}
              count={groups.length}
              onMove={(to) => {
                form.reorderListItem(name, { from: index, to })
                noteMove(index, to, groups.length)
              }}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div>
        <Button
          variant="default"
          disabled={groups.length >= most}
          onClick={() => form.insertListItem(name, { title: '', links: [{ label: '', url: '' }] })}
        >
          Add a {one}
        </Button>
        <Text size="sm" c="dimmed" component="span" ml="sm">
          {groups.length} of {most}
        </Text>
      </div>
    </>
  )
}

interface OneGroup {
  name: GroupsEditor['name']
  one: string
  index: number
  count: number
  onMove: (to: number) => void
}

function OneGroup({ name, one, index, count, onMove }: OneGroup) {
  const { input, form, values, errorAt } = useSettingsForm()
  const path = `${name}.${index}`
  const links = values[name]?.[index]?.links ?? []
  const { noteMove, said } = useMovedRow(`own-${name}-${index}`)
  const problem = errorAt(`${path}.links`)
  return (
    <fieldset className={classes.group}>
      <legend>
        {one[0]?.toUpperCase()}
        {one.slice(1)} {index + 1}
      </legend>
      <TextInput {...input(`${path}.title`)} label="Title" mb="sm" />
      <ol id={`own-${name}-${index}`} className={classes.rows} aria-label="Links">
        {links.map((_, place) => (
          <li key={place} className={classes.link} data-row={place}>
            <Group align="flex-start" gap="sm">
              <TextInput {...input(`${path}.links.${place}.label`)} label="Label" flex="1 1 9rem" />
              <TextInput
                {...input(`${path}.links.${place}.url`)}
                label="Leads to"
                placeholder="/check or https://…"
                flex="1 1 9rem"
              />
            </Group>
            <RowTools
              name={`link ${place + 1} of ${one} ${index + 1}`}
              index={place}
              count={links.length}
              onMove={(to) => {
                form.reorderListItem(`${path}.links`, { from: place, to })
                noteMove(place, to, links.length)
              }}
              onRemove={() => form.removeListItem(`${path}.links`, place)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {problem && (
        <Text size="sm" c="danger" mb="sm">
          {problem}
        </Text>
      )}
      <Group gap="sm">
        <Button
          size="compact-sm"
          variant="default"
          disabled={links.length >= mostLinks}
          onClick={() => form.insertListItem(`${path}.links`, { label: '', url: '' })}
        >
          Add a link
        </Button>
        <RowTools
          name={`${one} ${index + 1}`}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={() => form.removeListItem(name, index)}
        />
      </Group>
    </fieldset>
  )
}
