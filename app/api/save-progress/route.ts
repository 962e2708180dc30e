import { saveProgress } from '#lib/server/drafts/save-progress';

export const POST = saveProgress;
