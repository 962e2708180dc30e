import { saveProgress } from '#lib/drafts/save-progress';

export const POST = saveProgress;
