import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { nothingChosen } from '../ui/draft-said.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { LinkFields } from './link-fields.tsx'
import { RowTools, useMovedRow } from './row-tools.tsx'
import { SaidField } from './said-field.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

interface GroupsEditor {
  name: 'menu' | 'footerGroups'
  most: number
}

const mostLinks = 8
const emptyLink = { url: '', title: nothingChosen }

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
          onClick={() => form.insertListItem(name, { title: nothingChosen, links: [emptyLink] })}
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
  const { form, values, errorAt } = useSettingsForm(path)
  const { groups, rows } = useSettingsSiteWords()
  const words = groups[name]
  const links = values[name]?.[index]?.links ?? []
  const { noteMove, said } = useMovedRow(`own-${name}-${index}`)
  const problem = errorAt(`${path}.links`)
  return (
    <fieldset className={classes.group}>
      <legend>{words.one(index + 1)}</legend>
      <SaidField path={`${path}.title`} place="tile" most={1} longest={40} label={rows.title} />
      <ol id={`own-${name}-${index}`} className={classes.rows} aria-label={rows.links}>
        {links.map((_, place) => (
          <li key={place} className={classes.link} data-row={place}>
            <LinkFields path={`${path}.links.${place}`} />
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
          onClick={() => form.insertListItem(`${path}.links`, emptyLink)}
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
