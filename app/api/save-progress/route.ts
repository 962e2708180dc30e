import { saveProgress } from '#lib/webinars/http/save-progress';

export const POST = saveProgress;
