import { useParams } from 'react-router'
import { OneRequest } from './OneRequest'
import { RequestList } from './RequestList'
import './support.css'

/** What people wrote to support, and one of it on its own card. */
export function SupportPage() {
  const { id } = useParams()
  return id === undefined ? <RequestList /> : <OneRequest key={id} id={id} />
}
