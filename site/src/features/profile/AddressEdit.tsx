import { ADDRESS_MESSAGES } from '@ostrov/shared/addresses/messages'
import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { ADDRESSES, addressPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { showToast } from '@ostrov/shared/ui/toasts'
import { leaving } from '@ostrov/shared/ui/use-form'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { showToastOnNextPage } from '../../components/left-toast'
import { SkeletonList } from '../../components/Skeleton'
import '../addresses/address.css'
import { DetailsStep } from '../addresses/DetailsStep'
import { draftOf, sentAddress } from '../addresses/draft'
import { editAddress, removeAddress } from '../addresses/store'
import './addresses.css'
import { PersonOnly } from './PersonOnly'
import { useAddresses } from './use-addresses'

const LIST = ADDRESSES

/** How to get from the street to the door of a saved address; or to be rid of it. */
export default function AddressEdit({ id }: { id: string }) {
  return (
    <PersonOnly title="Войдите, чтобы изменить адрес" drawing="address">
      {() => <Loaded id={id} />}
    </PersonOnly>
  )
}

function Loaded({ id }: { id: string }) {
  const { addresses, failed, load } = useAddresses()
  if (failed) return <ErrorState title="Не получилось загрузить адрес" onRetry={load} />
  if (addresses === null) return <SkeletonList picture={false} />
  const address = addresses.find((one) => one.id === id)
  if (address) return <Saved key={id} address={address} />
  return <EmptyState drawing="address" title="Такого адреса нет" action={{ href: LIST, label: 'Мои адреса' }} />
}

function Saved({ address }: { address: AddressWire }) {
  const [draft, setDraft] = useState(() => draftOf(address))
  const [removing, setRemoving] = useState(false)
  const save = async () => {
    const sent = sentAddress(draft)
    if (sent) await editAddress(address.id, sent)
    return leave(ADDRESS_MESSAGES.updated)
  }
  const remove = async () => {
    setRemoving(true)
    try {
      await removeAddress(address.id)
      await leave(ADDRESS_MESSAGES.deleted)
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось удалить'), { kind: 'error' })
      setRemoving(false)
    }
  }
  return (
    <div className="address-edit stack gap-3">
      <DetailsStep
        draft={draft}
        editing
        apartmentShown
        guarded={!removing}
        onChange={setDraft}
        onSave={save}
        onOtherPlace={() => location.assign(addressPath({ id: address.id, redirect: LIST }))}
      />
      <Button variant="danger" wide busy={removing} busyLabel="Удаляем…" onClick={remove}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить адрес
      </Button>
    </div>
  )
}

function leave(said: string): Promise<never> {
  showToastOnNextPage(said, 'success')
  location.assign(LIST)
  return leaving()
}
