import type { Notices } from '@ostrov/shared/notices/rules'
import type { NoticesWire } from '@ostrov/shared/notices/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'

/** @throws {Problem} */
export const readNotices = (): Promise<NoticesWire> => ask(api.user.notices.get())

/** @throws {Problem} with the fields' sentences. */
export const saveNotices = (chosen: Notices): Promise<NoticesWire> => ask(api.user.notices.put(chosen))
