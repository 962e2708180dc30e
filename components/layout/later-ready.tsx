'use client';
export function LaterReady() {
  return null;
}
