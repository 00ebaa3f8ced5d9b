import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSettingsSiteWords } from '#words/settings-site'
import { nothingChosen } from '../ui/draft-said.ts'
import { LinkFields } from './link-fields.tsx'
import { AddRow, Rows } from './rows.tsx'
import { SaidField } from './said-field.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

interface GroupsEditor {
  name: 'menu' | 'footerGroups'
  most: number
}

const emptyLink = { url: '', title: nothingChosen }

/** Groups of links under titles: the menu's categories, the footer's groups. */
export function GroupsEditor({ name, most }: GroupsEditor) {
  const { [name]: words } = useSettingsSiteWords().groups
  return (
    <>
      <Rows path={name} nameOf={(index) => words.row(index + 1)}>
        {(index, tools) => <OneGroup {...{ name, index, tools }} />}
      </Rows>
      <AddRow path={name} most={most} row={{ title: nothingChosen, links: [emptyLink] }}>
        {words.add}
      </AddRow>
    </>
  )
}

interface OneGroup {
  name: GroupsEditor['name']
  index: number
  tools: ReactNode
}

function OneGroup({ name, index, tools }: OneGroup) {
  const path = `${name}.${index}` as const
  const { errorAt } = useSettingsForm(path)
  const { groups, rows } = useSettingsSiteWords()
  const words = groups[name]
  const problem = errorAt(`${path}.links`)
  return (
    <fieldset className={classes.group}>
      <legend>{words.one(index + 1)}</legend>
      <SaidField path={`${path}.title`} place="tile" most={1} longest={40} label={rows.title} />
      <Rows
        path={`${path}.links`}
        nameOf={(place) => rows.link(place + 1, words.row(index + 1))}
        label={rows.links}
        className={classes.link}
      >
        {(place, ofLink) => (
          <>
            <LinkFields path={`${path}.links.${place}`} />
            {ofLink}
          </>
        )}
      </Rows>
      {problem && (
        <Text size="sm" c="danger" mb="sm">
          {problem}
        </Text>
      )}
      <Group gap="sm">
        <AddRow path={`${path}.links`} most={8} row={emptyLink} isSmall>
          {rows.addLink}
        </AddRow>
        {tools}
      </Group>
    </fieldset>
  )
}
