import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../look/language.ts'
import { useShellWords } from '../words/index.ts'
import classes from './shell.module.css'

/** An unknown address of the dashboard. */
export function NotFoundScreen() {
  const { notFound, dashboard } = useShellWords()
  useEffect(() => {
    document.title = `${notFound.title} · ${dashboard}`
  }, [notFound.title, dashboard])
  return (
    <div className={classes.screen} lang={useLanguage()}>
      <Title order={1} size="h2">
        {notFound.title}
      </Title>
      <Text>{notFound.text}</Text>
      <Link to="/">{notFound.back}</Link>
    </div>
  )
}
