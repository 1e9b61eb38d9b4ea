import { useStore } from '@nanostores/react'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Sheet } from '../../components/Sheet'
import { SkeletonList } from '../../components/Skeleton'
import { $modal, closeModal, modalClosed, type OpenModal } from './store'

/** Draws `$modal`. One per page: `<ModalRoot client:idle />`. */
export default function ModalRoot() {
  const modal = useStore($modal)
  return (
    <Sheet
      open={modal !== null}
      kind={modal?.name ?? ''}
      onClose={closeModal}
      onClosed={modalClosed}
      title={modal?.title ?? ''}
      size={modal?.size}
      bare={modal?.bare}
      address={modal?.address}
    >
      {modal && <Content modal={modal} />}
    </Sheet>
  )
}

type State = { of: OpenModal; content: ReactElement | 'failed' }

function Content({ modal }: { modal: OpenModal }) {
  const [state, setState] = useState<State | null>(null)
  const load = useCallback(() => {
    setState(null)
    modal.draw({ close: closeModal }).then(
      (content) => setState({ of: modal, content }),
      () => setState({ of: modal, content: 'failed' }),
    )
  }, [modal])
  useEffect(load, [load])
  if (state?.of !== modal) return <SkeletonList rows={2} picture={false} />
  return state.content === 'failed' ? <ErrorState onRetry={load} /> : state.content
}
