import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { ModalForm } from '../../components/ModalForm'
import type { Closing } from '../modals/kind'
import { SUCCESS } from '../modals/modals'
import { openModal } from '../modals/store'
import { FAILED, SUBMIT, SUGGESTED } from './words'

/** What a reader knows and the editors do not yet. */
export default function AddNews({ close }: Closing) {
  return (
    <ModalForm
      table={SUGGESTION_FORM}
      submit={SUBMIT}
      failed={FAILED}
      send={async (body, headers) => {
        await ask(api.user.news.post(body, { headers }))
        await close()
        openModal(SUCCESS, SUGGESTED)
      }}
    />
  )
}
