import { Group, Loader, Text } from '@mantine/core'
import { useLanguage } from '../look/language.ts'
import { useShellWords } from '../words/index.ts'
import classes from './shell.module.css'

/** Shown while a page or its data loads. */
export function LoadingScreen({ isPart = false }: { isPart?: boolean }) {
  const { loading } = useShellWords()
  return (
    <div className={isPart ? undefined : classes.screen} role="status" lang={useLanguage()}>
      <Group>
        <Loader size="sm" aria-hidden />
        <Text>{loading}</Text>
      </Group>
    </div>
  )
}
