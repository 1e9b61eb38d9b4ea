import { defineEntity, p } from '@mikro-orm/postgresql'

/** That a backup was made: what makes it leaves this row (`scripts/backup.ts`, `deploy/backup.sh`). */
const BackupRunSchema = defineEntity({
  name: 'BackupRun',
  tableName: 'backup_run',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    finished_at: p.datetime().defaultRaw('now()'),
    bytes: p.bigint('number'),
  },
  indexes: [{ name: 'backup_run_finished_at', properties: ['finished_at'] }],
})
export class BackupRun extends BackupRunSchema.class {}
BackupRunSchema.setClass(BackupRun)
