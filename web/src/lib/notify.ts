/** Browser notifications; permission is asked for only on a click. */
import { place } from "./place.svelte";
import { tablePath } from "./router";

export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

export function notifies(): boolean {
  return canNotify() && Notification.permission === "granted";
}

export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, table: string): void {
  if (!notifies()) return;
  const note = new Notification(title, { body, tag: table, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    place.go(tablePath(table));
    note.close();
  };
}
