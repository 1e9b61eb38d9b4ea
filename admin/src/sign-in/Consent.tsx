import { ASKED_DOCUMENTS } from '@ostrov/shared/documents/asked'
import { documentPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { api } from '../api'

const ASKED: readonly string[] = ASKED_DOCUMENTS.business

/** What an owner accepts by going on; the server writes it down with the registration or the sign-in. */
export function Consent({ act }: { act: string }) {
  const { data } = useQuery({ queryKey: ['documents', 'published'], queryFn: () => ask(api.admin.docs.get()) })
  const documents = data?.items.filter(({ key }) => ASKED.includes(key)) ?? []
  if (documents.length === 0) return null
  return (
    <p className="ui-muted ui-small">
      {`${act} принимает документы: `}
      {documents.map(({ key, title }, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          <a className="ui-link" href={documentPath(key)} target="_blank" rel="noreferrer">
            {title}
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}
