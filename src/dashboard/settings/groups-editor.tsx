import { Button, Group, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { RowTools, useMovedRow } from './row-tools.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

interface GroupsEditor {
  name: 'menu' | 'footerGroups'
  most: number
}

const mostLinks = 8

/** Groups of links under titles: the menu's categories, the footer's groups. */
export function GroupsEditor({ name, most }: GroupsEditor) {
  const { values, form } = useSettingsForm(name)
  const groups = values[name] ?? []
  const { groups: words, rows } = useSettingsSiteWords()
  const { noteMove, said } = useMovedRow(`own-${name}`)
  return (
    <>
      <ol id={`own-${name}`} className={classes.rows}>
        {groups.map((_, index) => (
          <li key={index} className={classes.row} data-row={index}>
            <OneGroup
              name={name}
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
          {words[name].add}
        </Button>
        <Text size="sm" c="dimmed" component="span" ml="sm">
          {rows.count(groups.length, most)}
        </Text>
      </div>
    </>
  )
}

interface OneGroup {
  name: GroupsEditor['name']
  index: number
  count: number
  onMove: (to: number) => void
}

function OneGroup({ name, index, count, onMove }: OneGroup) {
  const path = `${name}.${index}` as const
  const { input, form, values, errorAt } = useSettingsForm(path)
  const { groups, rows } = useSettingsSiteWords()
  const words = groups[name]
  const links = values[name]?.[index]?.links ?? []
  const { noteMove, said } = useMovedRow(`own-${name}-${index}`)
  const problem = errorAt(`${path}.links`)
  return (
    <fieldset className={classes.group}>
      <legend>{words.one(index + 1)}</legend>
      <TextInput {...input(`${path}.title`)} label={rows.title} mb="sm" />
      <ol id={`own-${name}-${index}`} className={classes.rows} aria-label={rows.links}>
        {links.map((_, place) => (
          <li key={place} className={classes.link} data-row={place}>
            <Group align="flex-start" gap="sm">
              <TextInput
                {...input(`${path}.links.${place}.label`)}
                label={rows.label}
                flex="1 1 9rem"
              />
              <TextInput
                {...input(`${path}.links.${place}.url`)}
                label={rows.leadsTo}
                placeholder={rows.address}
                flex="1 1 9rem"
              />
            </Group>
            <RowTools
              name={rows.link(place + 1, words.row(index + 1))}
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
          {rows.addLink}
        </Button>
        <RowTools
          name={words.row(index + 1)}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={() => form.removeListItem(name, index)}
        />
      </Group>
    </fieldset>
  )
}
